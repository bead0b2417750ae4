/** Renders cards with `renderToString`: each as a separate root, or (VARIANT=one-root) all in one. */
import { renderCard, renderCards } from '../lib/render-card.mjs'
import { cardProps } from '../page/card-props.mjs'
import { jsonAttribute, jsonScript, pageHtml } from '../page/shell.mjs'
import { answerWith } from './answer.mjs'

const variants = {
  roots: (list) =>
    pageHtml({
      body: list
        .map(
          (props) =>
            `<div data-island="card" data-props="${jsonAttribute(props)}">${renderCard(props)}</div>`,
        )
        .join(''),
    }),
  'one-root': (list) =>
    pageHtml({
      body: `<div id="root">${renderCards(list)}</div>`,
      foot: `<script type="application/json" id="props">${jsonScript(list)}</script>`,
    }),
}

answerWith((count) => variants[process.env.VARIANT](cardProps(count)))
