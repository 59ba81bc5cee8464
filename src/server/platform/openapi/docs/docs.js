const system = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', system.matches);
system.addEventListener('change', follow);
follow();

window.SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: document.getElementById('docs'),
  presets: [window.SwaggerUIBundle.presets.apis],
  layout: 'BaseLayout',
  deepLinking: true,
  // With all groups open, Swagger UI shows nothing more after the first of over 137 operations.
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  // The default validator is a service of a third party.
  validatorUrl: null,
});
