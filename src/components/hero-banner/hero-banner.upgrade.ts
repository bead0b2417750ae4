import type { Upgrade } from '../../mapping/define-widget'

export const upgrades: Upgrade[] = [
  {
    title: 'Text, address and new tab of the button now stand together, under “Button”.',
    from: (raw) =>
      raw.cta === undefined && ['ctaLabel', 'ctaHref', 'ctaNewTab'].some((name) => name in raw),
    to: ({ ctaLabel, ctaHref, ctaNewTab, cta: _none, ...raw }) => {
      const newTab = ctaNewTab !== 'false' && ctaNewTab
      const former = Object.entries({ label: ctaLabel, href: ctaHref, newTab })
      const set = former.filter(([, value]) => !EMPTY.includes(value))
      return set.length > 0 ? { ...raw, cta: Object.fromEntries(set) } : raw
    },
  },
]

/** The values of an empty field in a CMS; a button with only these values was not shown. */
const EMPTY: unknown[] = [undefined, null, '', false]
