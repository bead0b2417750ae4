/**
 * The project's own loader, mounting and links, with the card in place of the site's widgets. On the
 * server, the project's full path from a page's nodes to HTML.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { manifest } from '../../tooling/manifest.mjs'
import { bundle } from '../lib/bundle.mjs'
import { bundleForNode } from '../lib/bundle-for-node.mjs'
import { benchFolder, builtFolder, projectFolder } from '../lib/folders.mjs'
import { renderCard } from '../lib/render-card.mjs'
import { cardProps } from '../page/card-props.mjs'
import { pageHtml } from '../page/shell.mjs'

const REACT = /node_modules\/(react|react-dom|scheduler)\//

/** Every page has inline styles. `OWN_STYLES` is the part of the site's stylesheet that affects a card. */
const STYLES = 'cards.css'
const OWN_STYLES = '<style>foyer-widget{display:block}</style>'

const foyer = (mode) => ({
  name: `foyer-${mode}`,
  about: mode === 'load' ? 'this project' : `this project, \`when="${mode}"\``,
  mode,
  async build(folder) {
    const { urls, codes } = await bundle(
      folder,
      {
        loader: `import '${projectFolder}src/loader/start.ts'`,
        mount: `export { mount } from '${benchFolder}foyer/mount.ts'`,
        card: `export { default } from '${benchFolder}foyer/card.widget.ts'`,
      },
      {
        chunk: (id) => (REACT.test(id) ? 'react' : undefined),
        plugins: [manifest({ stylesheet: { file: STYLES } })],
      },
    )
    const { headLinks, toJsonScript } = await writers()
    const files = JSON.parse(await readFile(join(folder, 'assets/manifest.json'), 'utf8'))
    const card = { node: { type: 'card' }, widget: {}, when: mode, children: [] }
    const link = `<link rel="stylesheet" href="/assets/${STYLES}">`
    const when = mode === 'load' ? '' : ` when="${mode}"`
    return {
      loader: codes[urls.loader],
      html: (count) =>
        pageHtml({
          head: headLinks([card], files, '/assets/').replace(link, OWN_STYLES),
          body: cardProps(count)
            .map(
              (props) =>
                `<foyer-widget type="card" id="c${props.id}"${when}><script type="application/json">${toJsonScript(props)}</script><div>${renderCard(props)}</div></foyer-widget>`,
            )
            .join(''),
        }),
    }
  },
})

/** The server's functions that write a page. */
async function writers() {
  const file = await bundleForNode(
    `export { headLinks } from '${projectFolder}src/server/print/head-links.ts'
    export { toJsonScript } from '${projectFolder}src/server/print/json-script.ts'`,
    join(builtFolder, 'foyer-writers'),
  )
  return import(pathToFileURL(file).href)
}

const onServer = (name, about, variant) => ({
  name,
  about: `${about}; on the server only`,
  server: {
    async start(port) {
      const script = await bundleForNode(
        `import '${benchFolder}servers/foyer.ts'`,
        join(builtFolder, name),
        {
          [`${projectFolder}src/mapping/widget-map.ts`]: `${benchFolder}foyer/widget-map.ts`,
        },
      )
      return { script, env: { PORT: String(port), VARIANT: variant } }
    },
    path: (count) => `/${count}`,
  },
})

export const contenders = [
  foyer('load'),
  foyer('visible'),
  foyer('interaction'),
  onServer(
    'foyer-whole',
    'this project from a CMS’s nodes to a page, of content that the server has read before',
    'whole',
  ),
  onServer(
    'foyer-cold',
    'this project from a CMS’s nodes to a page, of content that the server has never seen',
    'cold',
  ),
  onServer('foyer-print', 'this project with props that are read: rendering and writing', 'print'),
]
