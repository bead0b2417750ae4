// biome-ignore-all lint: AEM's script engine and its dialogs have ECMAScript 5.
// biome-ignore-all format: a comma after the last argument is none of ECMAScript 5.
/** The page's one call of the render service, and its head (head.html). */
use(
  [
    '/apps/foyer/components/widget/reader.js',
    '/apps/foyer/components/widget/settings.js',
    '/apps/foyer/components/widget/assets.js',
    '/apps/foyer/components/widget/service.js',
  ],
  function (reader, settings, assets, service) {
    var ATTRIBUTE = 'foyer.placeholder.'

    /** Sling rewrites the links of HTML, but not those of JSON. */
    function link(address) {
      var parts = /^(\/content\/[^?#]*)([\s\S]*)$/.exec(address)
      if (!parts || parts[1].indexOf('/content/dam/') === 0) return address
      var page = /\.[^./]*$/.test(parts[1]) ? parts[1] : parts[1] + '.html'
      return String(request.getResourceResolver().map(request, page)) + parts[2]
    }

    function placeholder(id) {
      var html = request.getAttribute(ATTRIBUTE + id)
      return html === null || html === undefined ? '' : String(html)
    }

    function locale() {
      return String(currentPage.getLanguage(false).toLanguageTag())
    }

    function mode() {
      return wcmmode.isEdit() ? 'edit' : wcmmode.isPreview() ? 'preview' : 'publish'
    }

    /** The head of the service's answer, whose placeholders are kept for the widgets; '' without one. */
    function asked() {
      if (settings.service === '' || wcmmode.isEdit()) return ''
      if (settings.origin === '') {
        log.warn('Foyer: set the origin of the site in settings.js, else the browser renders.')
        return ''
      }
      var body = reader.json({
        url: settings.origin + String(request.getRequestURI()),
        locale: locale(),
        mode: mode(),
        page: { id: settings.pageId(String(currentPage.getPath())) },
      })
      var widgets = reader.nodesIn(currentPage.getContentResource(), link)
      if (widgets.length === 0) return ''
      var text = service.post(
        settings.service + '/page',
        body.slice(0, -1) + ',"widgets":[' + widgets.join(',') + ']}',
        settings.patience,
        settings.secret
      )
      var answer = null
      try {
        answer = text ? JSON.parse(text) : null
      } catch (error) {
        log.warn('Foyer: the render service has not answered with JSON.')
      }
      if (!answer || !answer.placeholders) return ''
      for (var id in answer.placeholders)
        request.setAttribute(ATTRIBUTE + id, answer.placeholders[id])
      return answer.links + answer.contextScript
    }

    function attribute(text) {
      return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
    }

    /** Stylesheet, page context and loader, or the script for authors. */
    function ownHead() {
      var context = { mode: mode(), locale: locale() }
      for (var name in settings.context) context[name] = settings.context[name]
      context.page = { id: settings.pageId(String(currentPage.getPath())) }
      var folder = attribute(settings.assets)
      var script =
        context.mode === 'edit'
          ? '<script type="module" src="' +
            folder +
            'author/start.js" data-loader="' +
            folder +
            'loader.js"></script>'
          : '<script type="module" async blocking="render" src="' + folder + 'loader.js"></script>'
      var css = ''
      for (var at = 0; at < assets.css.length; at++)
        css += '<link rel="stylesheet" href="' + folder + attribute(assets.css[at]) + '">'
      return (
        css +
        '<script type="application/json" id="foyer-page">' +
        reader.json(context) +
        '</script>' +
        script
      )
    }

    return {
      link: link,
      placeholder: placeholder,
      head: function () {
        return asked() || ownHead()
      },
    }
  }
)
