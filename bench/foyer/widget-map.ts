/** Replaces `src/mapping/widget-map.ts` on the measured server. */
import { createElement } from 'react'
import { z } from 'zod'
import { defineWidget } from '../../src/mapping/define-widget'
import { baseProps } from '../../src/ui/schema/base-props.schema'
import { Card } from '../page/card'

const card = defineWidget({
  type: 'card',
  title: 'Card',
  group: 'Block',
  schema: z.object({
    ...baseProps({}),
    title: z.string(),
    text: z.string(),
    href: z.string(),
    tags: z.array(z.string()),
    start: z.int(),
  }),
  useModel: () => null,
  View: ({ props }) => createElement(Card, { ...props, id: Number(props.id.slice(1)) }),
  author: { description: 'A card.', emptyLabel: 'No card' },
})

export const widgetMap = { card: async () => ({ default: card }) }
