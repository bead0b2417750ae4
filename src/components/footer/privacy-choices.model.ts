import { useEffect, useRef } from 'react'
import { usePage } from '../../hooks/page-store'
import type { Overlay } from '../../hooks/use-overlay'
import { useTrack } from '../../hooks/use-track'
import { announce } from '../../services/accessibility/live-region'
import { type Consent, knownConsent } from '../../services/analytics/consent'
import { hasPrivacySignal } from '../../services/analytics/privacy-signal'
import { emit } from '../../services/events/events'
import type { FooterProps } from './footer.schema'

export interface PrivacyChoicesGiven {
  props: FooterProps
  choices: Pick<Overlay, 'isOpen' | 'close'>
}

export interface PrivacyChoicesModel {
  state: 'closed' | 'open'
  /** What is allowed now; nothing before the visitor's first choice, where the site needs consent. */
  chosen: Consent
  /** The browser sends the privacy signal: marketing stays off. */
  hasSignal: boolean
  /** Keeps the choices, applies them and closes. */
  save: (chosen: Consent) => void
}

const NOTHING: Consent = { analytics: false, marketing: false }

export function usePrivacyChoices({ props, choices }: PrivacyChoicesGiven): PrivacyChoicesModel {
  const page = usePage()
  const track = useTrack('footer', props)
  const { isOpen, close } = choices
  const { choicesSaved } = props.labels
  const isSaved = useRef(false)
  // Announced after the dialog has closed: what is announced in a dialog goes with it.
  useEffect(() => {
    if (isOpen || !isSaved.current) return
    isSaved.current = false
    announce(choicesSaved)
  }, [isOpen, choicesSaved])
  const hasSignal = isOpen && hasPrivacySignal()
  return {
    state: isOpen ? 'open' : 'closed',
    chosen: (isOpen && knownConsent(page)) || NOTHING,
    hasSignal,
    save: ({ analytics, marketing }) => {
      const chosen = { analytics, marketing: marketing && !hasSignal }
      emit('consent-changed', { ...chosen })
      track('privacy_choices', { ...chosen })
      isSaved.current = true
      close('button')
    },
  }
}
