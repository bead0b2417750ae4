import type { AnyWidget, BaseProps } from '../mapping/define-widget'
import { mapRichText } from '../mapping/map-rich-text'
import { readProps, withOwn } from '../mapping/read-props'
import { fieldsOf } from '../mapping/schema-fields'
import { textDirection } from '../rules/locale/locale'
import { sanitiseRichText } from '../services/content/sanitise'
import { createPageStore, type Page, type PageStore } from '../services/page/page'
import { knownSamples, samplesOf, trusted } from './samples'
import { cleaned } from './still-page'

/** A widget as one of its fixtures, or another language, shows it. */
export interface Look {
  widget: AnyWidget
  props: BaseProps
  store: PageStore
  locale: string
  direction: 'ltr' | 'rtl'
}

export interface Lens {
  /** A fixture's name, or `locale:` and a locale. */
  name: string
  title: string
}

/** In which languages the author may look at it: the longest texts, and from right to left. */
const LOCALES: Lens[] = [
  { name: 'locale:de-DE', title: 'In German, the longest' },
  { name: 'locale:ar-SA', title: 'From right to left' },
]

const texts = new Map<string, object>()

/** All looks that there are for a type: its fixtures, and two other languages. */
export async function lensesOf(type: string): Promise<Lens[]> {
  const fixtures = Object.keys(await samplesOf(type)).map((name) => ({
    name,
    title:
      name.charAt(0).toUpperCase() +
      name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  }))
  return [...fixtures, ...LOCALES]
}

/** Loads what a look needs; `lookOf` has it at once then. */
export async function prepareLook(widget: AnyWidget, name: string): Promise<void> {
  await samplesOf(widget.type)
  const locale = localeIn(widget, name)
  if (!locale || texts.has(`${widget.type} ${locale}`)) return
  const module = await widget.translations?.()
  texts.set(`${widget.type} ${locale}`, module?.translations[locale] ?? {})
}

function localeIn(widget: AnyWidget, name: string): string | undefined {
  return /^locale:(.+)/.exec(name)?.[1] ?? knownSamples(widget.type)[name]?.page?.locale
}

/** The look itself; null for a name that is none, or whose props cannot be read. */
export function lookOf(widget: AnyWidget, name: string, own: BaseProps, page: Page): Look | null {
  const sample = knownSamples(widget.type)[name]
  const locale = localeIn(widget, name) ?? page.context.locale
  if (!sample && !name.startsWith('locale:')) return null
  const labels = texts.get(`${widget.type} ${locale}`) ?? {}
  const fields = fieldsOf(widget.schema)
  try {
    const raw = withOwn(sample?.props ?? { ...own, labels: {} }, own.id, labels)
    const props = mapRichText(
      fields,
      readProps(fields, widget.type, raw, () => {}),
      sanitiseRichText,
    )
    const mode = sample ? (sample.page?.mode ?? 'preview') : 'edit'
    const answers = (sample?.page?.answers ?? page.context.answers).map(cleaned)
    const context = { ...page.context, ...sample?.page, answers, locale, mode }
    const model = trusted(sample?.model)
    return {
      widget: model === undefined ? widget : { ...widget, useModel: () => model },
      props: { ...props, audience: own.audience, anchorId: own.anchorId, hideOn: own.hideOn },
      store: createPageStore({ ...page, context: context as Page['context'] }),
      locale,
      direction: textDirection(locale) as Look['direction'],
    }
  } catch {
    return null
  }
}
