import type { LinksListProps } from './links-list.schema'

export type LinksListModel = { state: 'none' } | { state: 'ready'; heading: string }

export function useLinksList({ heading }: LinksListProps): LinksListModel {
  return heading ? { state: 'ready', heading } : { state: 'none' }
}
