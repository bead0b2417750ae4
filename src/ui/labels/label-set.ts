/** The locales that every shared text is translated into; English is the text itself. */
type TranslatedLocale = 'de-DE' | 'ja-JP' | 'zh-CN' | 'ar-SA' | 'es-ES'

/**
 * Texts that several widgets say, each with its translations: a schema spreads `english` into its
 * labels, and `withShared` adds `translations` to the widget's own.
 */
export interface LabelSet<Name extends string = string> {
  english: Record<Name, string>
  translations: Record<string, Record<Name, string>>
}

/** A set of labels by name; a translation that lacks one of them does not compile. */
export function labelSet<Name extends string>(
  english: Record<Name, string>,
  translations: Record<TranslatedLocale, Record<NoInfer<Name>, string>>,
): LabelSet<Name> {
  return { english, translations }
}

/** Some labels of a set. */
export function pick<Name extends string, const Picked extends Name>(
  set: LabelSet<Name>,
  ...names: Picked[]
): LabelSet<Picked> {
  return renamed(set, Object.fromEntries(names.map((name) => [name, name])) as { [N in Picked]: N })
}

/** Some labels of a set under a widget's own names for them: `{ book: 'viewRates' }`. */
export function renamed<Name extends string, const Names extends Record<string, Name>>(
  { english, translations }: LabelSet<Name>,
  names: Names,
): LabelSet<keyof Names & string> {
  const take = (texts: Record<Name, string>) =>
    Object.fromEntries(
      Object.entries(names).map(([own, name]) => [own, texts[name]]),
    ) as unknown as Record<keyof Names & string, string>
  return { english: take(english), translations: byLocale(translations, take) }
}

type NameOf<Set> = Set extends LabelSet<infer Name> ? Name : never

/** Several sets as one; of two labels with one name the later stands. */
export function merged<Sets extends LabelSet<never>[]>(
  ...sets: Sets
): LabelSet<NameOf<Sets[number]>> {
  const all = sets as unknown as LabelSet[]
  const locales = new Set(all.flatMap(({ translations }) => Object.keys(translations)))
  return {
    english: Object.assign({}, ...all.map(({ english }) => english)),
    translations: Object.fromEntries(
      [...locales].map((locale) => [
        locale,
        Object.assign({}, ...all.map(({ translations }) => translations[locale])),
      ]),
    ),
  } as never
}

/** A widget's own translations, with those of the labels that it shares. */
export function withShared<Name extends string, Own, Locale extends string>(
  shared: LabelSet<Name>,
  own: Record<Locale, Own>,
): Record<Locale, Own & Record<Name, string>> {
  return byLocale(own, (texts, locale) => {
    return { ...(shared.translations[locale] as Record<Name, string>), ...texts }
  })
}

function byLocale<Locale extends string, From, To>(
  texts: Record<Locale, From>,
  change: (texts: From, locale: Locale) => To,
): Record<Locale, To> {
  const entries = Object.entries(texts) as [Locale, From][]
  return Object.fromEntries(
    entries.map(([locale, value]) => [locale, change(value, locale)]),
  ) as Record<Locale, To>
}
