import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Money = { value: number; currency: string };
export type FakeOrder = {
  orderId: string;
  reference: string;
  status: { code: number; action: string };
  amount: Money;
  capturedAmount: Money;
  modifiedAt: string;
  payments?: unknown;
};
type ReceivedRequest = { method: string; url: URL; authorization: string | undefined; body: unknown };
type Misbehaviour = (request: ReceivedRequest, response: ServerResponse) => void;

type PayServer = {
  origin: string;
  requests: ReceivedRequest[];
  orders: Map<string, FakeOrder>;
  refunds: { orderId: string; value: number }[];
  misbehavior: Misbehaviour | null;
  losesResponses: boolean;
  close(): void;
};

export const sendJson = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export async function openPayServer(): Promise<PayServer> {
  const pay: PayServer = {
    origin: '',
    requests: [],
    orders: new Map(),
    refunds: [],
    misbehavior: null,
    losesResponses: false,
    close: () => void http.close().closeAllConnections(),
  };
  const http = createServer(async (request, response) => {
    const received = await readRequest(request);
    pay.requests.push(received);
    if (pay.misbehavior) return pay.misbehavior(received, response);
    const [status, body] = answer(pay, received);
    if (pay.losesResponses) return void response.destroy();
    sendJson(response, body, status);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  http.listen(0, '127.0.0.1', resolve);
  await promise;
  pay.origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return pay;
}

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return {
    method: request.method ?? '',
    url: new URL(request.url ?? '/', 'http://pay'),
    authorization: request.headers.authorization,
    body: text === '' ? null : JSON.parse(text),
  };
}

const notFound: [number, unknown] = [404, { type: 'error', title: 'Not Found', code: 'PAY-404' }];

function answer(pay: PayServer, { method, url, body }: ReceivedRequest): [number, unknown] {
  const [, version, kind, id = '', verb] = url.pathname.split('/');
  if (method === 'GET' && url.pathname === '/v2/services/config') return [200, config];
  if (method === 'POST' && `${version}/${kind}` === 'v1/orders')
    return [201, createOrder(pay, body as NewOrder)];
  const order = pay.orders.get(id);
  if (!order) return notFound;
  if (kind === 'transactions' && verb === 'refund') return refund(pay, order, body as { amount: Money });
  if (kind === 'transactions' && verb === 'status')
    return [200, { ...order, amountRefunded: { value: refundedAmount(pay, order), currency: 'EUR' } }];
  if (verb === 'status') return [200, order];
  if (verb === 'abort' && order.status.code > 50) return [422, { code: 'PAY-2814', violations: [] }];
  if (verb === 'abort') order.status = { code: -90, action: 'CANCEL' };
  return [200, order];
}

type NewOrder = { amount: Money; reference: string };

function createOrder(pay: PayServer, { amount, reference }: NewOrder): unknown {
  const orderId = `5${Date.now()}X${pay.orders.size}`;
  const order: FakeOrder = {
    orderId,
    reference,
    amount,
    status: { code: 20, action: 'PENDING' },
    capturedAmount: { value: 0, currency: amount.currency },
    modifiedAt: '2026-03-14T12:00:00+00:00',
  };
  pay.orders.set(orderId, order);
  const redirect = `https://checkout.pay.example/to/${orderId}`;
  return { ...order, id: randomUUID(), type: 'sale', links: { redirect, checkout: redirect } };
}

function refund(pay: PayServer, order: FakeOrder, { amount }: { amount: Money }): [number, unknown] {
  if (order.status.code !== 100 || refundedAmount(pay, order) + amount.value > order.amount.value)
    return [422, { code: 'PAY-2819', violations: [] }];
  pay.refunds.push({ orderId: order.orderId, value: amount.value });
  return [200, { orderId: order.orderId, transactionId: `EX-${pay.refunds.length}`, amount }];
}

const refundedAmount = (pay: PayServer, { orderId }: FakeOrder): number =>
  pay.refunds.reduce((sum, entry) => sum + (entry.orderId === orderId ? entry.value : 0), 0);

const config = {
  code: 'SL-1234-5678',
  checkoutOptions: [
    { tag: 'PM_10', paymentMethods: [{ id: 10, name: 'iDEAL', options: null }] },
    {
      tag: 'PM_2151',
      paymentMethods: [
        {
          id: 2151,
          name: 'Przelewy24',
          options: [{ id: '20', name: 'Bank Wisła', image: '/issuers/20.png' }],
        },
      ],
    },
  ],
};
