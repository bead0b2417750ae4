import { createElement } from 'react'
import { ready, show } from '../../src/mapping/island'
import { type Placeholder, readPlacement } from '../../src/mapping/placement'
import type { CardProps } from '../page/card'
import type widget from './card.widget'

/**
 * What `src/mapping/mount.tsx` is without the site: the card takes its props as they stand in the
 * placeholder and knows no page around it, as every contender's does.
 */
export async function mount(element: Placeholder, { View }: typeof widget): Promise<() => void> {
  await ready(element)
  const { props } = readPlacement(element)
  return show(element, createElement(View, props as CardProps), (problem, error) => {
    throw new Error(problem, { cause: error })
  })
}
