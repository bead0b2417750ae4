/** @11ty/is-land, with a React init type after its README's examples for Preact and Vue. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundle } from '../lib/bundle.mjs'
import { cardFile, peersFolder } from '../lib/folders.mjs'
import { renderCard } from '../lib/render-card.mjs'
import { writeAsset } from '../lib/write-asset.mjs'
import { cardProps } from '../page/card-props.mjs'
import { jsonAttribute, modulePreload, moduleScript, pageHtml } from '../page/shell.mjs'

const isLand = (name, mode, attributes) => ({
  name,
  about: `@11ty/is-land${attributes && `, \`${attributes.trim()}\``}`,
  mode,
  async build(folder) {
    const { urls, all } = await bundle(folder, {
      card: `export { Card } from '${cardFile}'`,
      mount: `export { createElement } from 'react'; export { hydrateRoot } from 'react-dom/client'`,
    })
    const loader = await readFile(join(peersFolder, '@11ty/is-land/dist/is-land.min.js'), 'utf8')
    const isLandUrl = `${await writeAsset(folder, 'is-land.js', loader)}?nodefine`
    const main = await writeAsset(
      folder,
      'main.js',
      `import{Island as i}from"${isLandUrl}";i.addInitType("react",async e=>{const[{Card:c},{hydrateRoot:h,createElement:r}]=await Promise.all([import(e.getAttribute("import")),import("${urls.mount}")]);h(e,r(c,JSON.parse(e.getAttribute("props"))))});i.define();`,
    )
    const head = `<style>is-land{display:block}</style>${[isLandUrl, ...all].map(modulePreload).join('')}${moduleScript(main)}`
    return {
      loader,
      html: (count) =>
        pageHtml({
          head,
          body: cardProps(count)
            .map(
              (props) =>
                `<is-land type="react"${attributes} import="${urls.card}" props="${jsonAttribute(props)}">${renderCard(props)}</is-land>`,
            )
            .join(''),
        }),
    }
  },
})

export const contenders = [
  isLand('is-land', 'load', ''),
  isLand('is-land-visible', 'visible', ' on:visible'),
]
