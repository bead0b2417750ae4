import type { Content, Upgrade } from '../../mapping/define-widget'

export const upgrades: Upgrade[] = [
  {
    title: 'Each link can have a rich text and open a new tab; the links are kept as they were.',
    from: (raw) => raw.items === undefined && Array.isArray(raw.links),
    to: ({ links, items: _none, ...raw }) => ({
      ...raw,
      items: (links as unknown[]).map((link) => (isContent(link) ? toItem(link) : link)),
    }),
  },
]

function toItem({ text, url, ...link }: Content): Content {
  return {
    ...(text === undefined ? {} : { linkLabel: text }),
    ...(url === undefined ? {} : { linkURL: url }),
    ...link,
  }
}

function isContent(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
