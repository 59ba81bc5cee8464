import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { portOf, reportToParent } from './child-server.ts';

// The benchmarks compare our sockets with this relay, which has no sessions or database.
const http = createServer();
const sockets = new WebSocketServer({ server: http });
const receivers: WebSocket[] = [];
let next = 0;

sockets.on('connection', (socket, { url }) => {
  socket.send('hello');
  if (url === '/receiver') receivers.push(socket);
  socket.on('message', data => receivers[next++ % receivers.length]?.send(data.toString()));
  socket.on('close', () => {
    const index = receivers.indexOf(socket);
    if (index >= 0) receivers.splice(index, 1);
  });
});

http.listen(0, '127.0.0.1', () => {
  reportToParent(portOf(http), async () => http.close());
});
