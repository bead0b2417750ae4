import { each, element } from './html'

/** Lists under their own small headings. */
export interface GroupsProps {
  heading: string
  groups: { title: string; items: { text: string; note?: string }[] }[]
  note?: string
}

export function renderGroups({ heading, groups, note }: GroupsProps): string {
  const lists = each(
    groups,
    ({ title, items }) =>
      `<div class="group">${element('h3', title)}<ul role="list">${each(
        items,
        (item) => `<li>${element('span', item.text)} ${element('small', item.note)}</li>`,
      )}</ul></div>`,
  )
  return `${element('h2', heading)}<div class="group-list">${lists}</div>${element('p', note, 'note')}`
}
