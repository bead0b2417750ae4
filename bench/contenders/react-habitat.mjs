/**
 * react-habitat. Its own factory calls `ReactDOM.render`, which React 19 does not have. A custom factory,
 * the documented extension point, calls `createRoot`. react-habitat cannot hydrate and drops the
 * server's HTML.
 */
import { bundle } from '../lib/bundle.mjs'
import { cardFile } from '../lib/folders.mjs'
import { renderCard } from '../lib/render-card.mjs'
import { cardProps } from '../page/card-props.mjs'
import { jsonAttribute, moduleScript, pageHtml } from '../page/shell.mjs'

const habitat = {
  name: 'react-habitat',
  about: 'react-habitat with `createRoot`: renders in the browser what the server had rendered',
  mode: 'load',
  async build(folder) {
    const { urls } = await bundle(folder, {
      main: `import ReactHabitat from 'react-habitat'
        import { createElement } from 'react'
        import { createRoot } from 'react-dom/client'
        import { Card } from '${cardFile}'
        const roots = new WeakMap()
        class App extends ReactHabitat.Bootstrapper {
          constructor() {
            super()
            const builder = new ReactHabitat.ContainerBuilder()
            builder.factory = {
              inject(component, props, target) {
                const root = createRoot(target)
                roots.set(target, root)
                root.render(createElement(component, props))
              },
              dispose(target) { roots.get(target)?.unmount() },
            }
            builder.register(Card).as('Card')
            this.setContainer(builder.build())
          }
        }
        new App()`,
    })
    const alone = await bundle(
      `${folder}/alone`,
      { main: `import ReactHabitat from 'react-habitat'; globalThis.app = ReactHabitat` },
      { external: ['react', 'react-dom'] },
    )
    return {
      loader: alone.codes[alone.urls.main],
      html: (count) =>
        pageHtml({
          head: moduleScript(urls.main),
          body: cardProps(count)
            .map(
              (props) =>
                `<div data-component="Card" data-props="${jsonAttribute(props)}">${renderCard(props)}</div>`,
            )
            .join(''),
        }),
    }
  },
}

export const contenders = [habitat]
