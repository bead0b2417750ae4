import { useEffect, useState } from 'react'
import { usePage } from './page-store'

export interface HelpPhone {
  href: string
  text: string
}

/** The help line's phone number. The formatter loads when the number is first wanted. */
export function useHelpPhone(isWanted: boolean): HelpPhone {
  const { context, site } = usePage()
  const { locale } = context
  const { helpPhone } = site
  const [text, setText] = useState(helpPhone)
  useEffect(() => {
    if (!isWanted) return
    import('../rules/formats/phone').then(
      ({ formatPhone }) => setText(formatPhone({ original: helpPhone }, locale) ?? helpPhone),
      () => {},
    )
  }, [isWanted, helpPhone, locale])
  return { href: `tel:${helpPhone}`, text }
}
