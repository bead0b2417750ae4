// biome-ignore-all lint: AEM's script engine and its dialogs have ECMAScript 5.
// biome-ignore-all format: a comma after the last argument is none of ECMAScript 5.
/** What a company sets. This file is code, so that no author can name a service. */
use(function () {
  return {
    /** The folder of loader.js, with a final slash. */
    assets: '/etc.clientlibs/foyer/clientlibs/site/resources/',
    /** The address of the render service, without a final slash; empty: the browser renders. */
    service: '',
    /**
     * The origin by which visitors reach the site, such as 'https://www.example.com'. The service is
     * only called with it: the Host header of a request may be anybody's text, and the page is cached.
     */
    origin: '',
    /** The service's shared secret; empty: it has none. */
    secret: '',
    /** For how long a page waits for the render service, in milliseconds. */
    patience: 3000,
    /** Members of the page context where no service answers. */
    context: { site: { brand: { chainName: 'Foyer' } } },
    /** The page's id in the table of routes, by its path in the repository. */
    pageId: function () {
      return 'cms'
    },
  }
})
