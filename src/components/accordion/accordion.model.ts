import type { AccordionProps } from './accordion.schema'

export type AccordionModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useAccordion({ heading }: AccordionProps): AccordionModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
