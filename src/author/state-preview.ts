import { asFixture } from '../mapping/as-fixture'
import type { AnyWidget, BaseProps } from '../mapping/define-widget'
import { mapRichText } from '../mapping/map-rich-text'
import { readProps, withOwn } from '../mapping/read-props'
import { fieldsOf } from '../mapping/schema-fields'
import { textDirection } from '../rules/locale/locale'
import { sanitiseRichText } from '../services/content/sanitise'
import { createPageStore, type Page, type PageStore } from '../services/page/page'
import { knownSamples, samplesOf, trusted } from './samples'
import { cleaned } from './still-page'

/** A widget prepared for a preview in one of its states or in another language. */
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

/** The languages of a preview: one with the longest texts, and one from right to left. */
const LOCALES: Lens[] = [
  { name: 'locale:de-DE', title: 'In German, the longest' },
  { name: 'locale:ar-SA', title: 'From right to left' },
]

/** The fixtures that are useful to an author, with their titles; the others are for developers. */
const STATES: Record<string, string> = {
  full: 'With everything set',
  minimal: 'With only what it needs',
  longNames: 'With long names',
  loading: 'While it loads',
  slow: 'While it loads slowly',
  failed: 'When it cannot be loaded',
  empty: 'With nothing to show',
  anonymous: 'For visitors who are not signed in',
  remembered: 'For returning visitors',
  member: 'For members',
  newMember: 'For new members',
  dark: 'On a dark background',
  opened: 'Opened',
  disabled: 'Switched off',
}

const texts = new Map<string, object>()

/** The previews of a type that an author can choose: its states, and two other languages. */
export async function lensesOf(type: string): Promise<Lens[]> {
  const samples = await samplesOf(type)
  const fixtures = Object.entries(STATES).flatMap(([name, title]) =>
    Object.hasOwn(samples, name) ? [{ name, title }] : [],
  )
  return [...fixtures, ...LOCALES]
}

/** Loads the fixtures and texts of a preview, so that `lookOf` can return it synchronously. */
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

/** The prepared preview; null for an unknown name, or when its props cannot be read. */
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
    const parts = trusted(sample?.parts ?? {}) as object
    return {
      widget: asFixture(widget, { model: trusted(sample?.model), parts }),
      props: { ...props, audience: own.audience, anchorId: own.anchorId, hideOn: own.hideOn },
      store: createPageStore({ ...page, context: context as Page['context'] }),
      locale,
      direction: textDirection(locale) as Look['direction'],
    }
  } catch {
    return null
  }
}
