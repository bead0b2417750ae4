import type { LinksListModel } from './links-list.model'

export function LinksList({ model }: { model: LinksListModel }) {
  if (model.state === 'none') return null
  return <h2>{model.heading}</h2>
}
