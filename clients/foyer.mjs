/**
 * Asks the render service for a page. When no answer comes in time, it gives placeholders without HTML,
 * which the visitor's browser renders: a page never waits longer, and never lacks its components.
 */
export function createFoyer(settings) {
  const { service, assets, chainName, secret, timeoutMs = 1500, log = () => {} } = settings

  async function renderPage(page) {
    try {
      const answer = await fetch(new URL('/page', service), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(secret ? { authorization: `Bearer ${secret}` } : {}),
        },
        body: JSON.stringify({ assetBase: assets, ...page }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (answer.ok) return await answer.json()
      throw new Error(`HTTP ${answer.status}: ${await answer.text()}`)
    } catch (error) {
      log(String(error))
      return withoutService(page)
    }
  }

  function withoutService({ locale, page, nonce, widgets }) {
    const context = { locale, page, site: { brand: { chainName } } }
    const own = nonce ? ` nonce="${escapeHtml(nonce)}"` : ''
    return {
      links: `<script type="module" async src="${escapeHtml(assets)}loader.js"${own}></script>`,
      contextScript: jsonScript(context, ' id="foyer-page"'),
      placeholders: Object.fromEntries(widgets.map((widget) => [widget.id, placeholder(widget)])),
      isWhole: false,
    }
  }

  return { renderPage }
}

/** A component as an author placed it, without HTML. */
export function placeholder({ type, id, props = {}, when }) {
  const attributes = [`type="${escapeHtml(type)}"`, `id="${escapeHtml(id)}"`]
  if (when) attributes.push(`when="${escapeHtml(when)}"`)
  return `<foyer-widget ${attributes.join(' ')}>${jsonScript(props)}</foyer-widget>`
}

function jsonScript(value, attributes = '') {
  const json = JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  return `<script type="application/json"${attributes}>${json}</script>`
}

function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
