/** The cost of React alone: the page calls `hydrateRoot` directly. */
import { bundle } from '../lib/bundle.mjs'
import { bundleByEsbuild } from '../lib/bundle-by-esbuild.mjs'
import { cardFile } from '../lib/folders.mjs'
import { renderCard } from '../lib/render-card.mjs'
import { bareServer } from '../lib/server-commands.mjs'
import { cardProps } from '../page/card-props.mjs'
import { jsonAttribute, jsonScript, modulePreload, moduleScript, pageHtml } from '../page/shell.mjs'

const bare = (name, about, bundle) => ({
  name,
  about,
  mode: 'load',
  async build(folder) {
    const { urls } = await bundle(folder, {
      main: `import { createElement } from 'react'
        import { hydrateRoot } from 'react-dom/client'
        import { Card } from '${cardFile}'
        const props = JSON.parse(document.getElementById('props').textContent)
        document.querySelectorAll('[data-root]').forEach((element, i) => hydrateRoot(element, createElement(Card, props[i])))`,
    })
    return {
      html(count) {
        const list = cardProps(count)
        return pageHtml({
          head: moduleScript(urls.main),
          body: list.map((props) => `<div data-root>${renderCard(props)}</div>`).join(''),
          foot: `<script type="application/json" id="props">${jsonScript(list)}</script>`,
        })
      },
    }
  },
})

const rolled = {
  ...bare(
    'bare',
    'one script that calls `hydrateRoot` on each card, props in one JSON script',
    bundle,
  ),
  server: bareServer('roots'),
}

const esbuilt = bare('bare-esbuild', 'the same, bundled by esbuild', bundleByEsbuild)

const split = {
  name: 'bare-split',
  about: 'a naive loader: types to `import()`, props in attributes, every chunk preloaded',
  mode: 'load',
  async build(folder) {
    const { urls, all, codes } = await bundle(folder, {
      main: `const widgets = { card: () => import('written:card') }
        const mount = import('written:mount')
        for (const element of document.querySelectorAll('[data-island]'))
          Promise.all([widgets[element.dataset.island](), mount]).then(([{ Card }, { run }]) =>
            run(element, Card, JSON.parse(element.dataset.props)))`,
      card: `export { Card } from '${cardFile}'`,
      mount: `import { createElement } from 'react'
        import { hydrateRoot } from 'react-dom/client'
        export const run = (element, Component, props) => hydrateRoot(element, createElement(Component, props))`,
    })
    const head =
      all
        .filter((url) => url !== urls.main)
        .map(modulePreload)
        .join('') + moduleScript(urls.main)
    return {
      loader: codes[urls.main],
      html: (count) =>
        pageHtml({
          head,
          body: cardProps(count)
            .map(
              (props) =>
                `<div data-island="card" data-props="${jsonAttribute(props)}">${renderCard(props)}</div>`,
            )
            .join(''),
        }),
    }
  },
}

const page = {
  name: 'page-alone',
  about:
    'the cards of `bare` without a script: what parsing, layout and painting take by themselves',
  mode: 'never',
  build: () => ({
    html: (count) =>
      pageHtml({
        body: cardProps(count)
          .map((props) => `<div data-root>${renderCard(props)}</div>`)
          .join(''),
      }),
  }),
}

const firstClick = {
  name: 'bare-interaction',
  about: 'the least that wakes a card by its first click: one inline listener, one chunk, a replay',
  mode: 'interaction',
  async build(folder) {
    const { urls } = await bundle(folder, {
      mount: `import { createElement } from 'react'
        import { hydrateRoot } from 'react-dom/client'
        import { flushSync } from 'react-dom'
        import { Card } from '${cardFile}'
        export const run = (element) =>
          flushSync(() => hydrateRoot(element, createElement(Card, JSON.parse(element.dataset.props))))`,
    })
    const script = `addEventListener('click',async e=>{let t=e.target,i=t.closest('[data-island]:not([data-on])');if(!i||!e.isTrusted)return;i.dataset.on='';e.stopPropagation();e.preventDefault();(await import('${urls.mount}')).run(i);setTimeout(()=>t.click())},true)`
    return {
      html: (count) =>
        pageHtml({
          head: `<script>${script}</script>`,
          body: cardProps(count)
            .map(
              (props) =>
                `<div data-island data-props="${jsonAttribute(props)}">${renderCard(props)}</div>`,
            )
            .join(''),
        }),
    }
  },
}

const oneRoot = {
  name: 'bare-one-root',
  about: 'one `renderToString` for all cards of a page; on the server only',
  server: bareServer('one-root'),
}

export const contenders = [rolled, esbuilt, split, page, firstClick, oneRoot]
