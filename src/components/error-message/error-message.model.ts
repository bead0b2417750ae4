import { useEffect, useRef, useState } from 'react'
import { takeErrorAtom } from '../../features/messages/banner.store'
import { usePage } from '../../hooks/page-store'
import { useLatePart } from '../../hooks/use-late-part'
import { usePageAction } from '../../hooks/use-page-value'
import { watchSubmits } from '../../services/accessibility/visitor-submit'
import { listen, takeAllUnheard } from '../../services/events/events'
import { codeOfAddress } from './address-code'
import { errorMessageParts } from './error-message.parts'
import type { ErrorMessageProps } from './error-message.schema'
import { HEARD, type Raised } from './raised'

export type ErrorMessageModel =
  | { state: 'none' }
  /** Oldest first; the list of errors may be empty. */
  | { state: 'list'; raised: readonly Raised[] }
  | { state: 'page' }

/** Loaded so long after the visitor's first interaction, whose own scripts come first. */
const LOADED_AFTER_MS = 3_000

/**
 * Collects the errors of this page: those raised before this component was mounted, that of the
 * previous page, that of the address, and all that are raised later. What shows them is loaded with
 * the first one, or once the visitor is there: then it works without the network as well. Without its script, the
 * next error tries again, and it shows all of them.
 */
export function useErrorMessage({ variant }: ErrorMessageProps): ErrorMessageModel {
  const page = usePage()
  const takeLeft = usePageAction(takeErrorAtom)
  const isPage = variant === 'page'
  const isEditing = page.context.mode === 'edit'
  const isListening = !isPage && !isEditing
  const [raised, setRaised] = useState<readonly Raised[]>([])
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!isListening) return
    const add = (event: Raised) => setRaised((all) => [...all, event])
    const stops = [watchSubmits(page.now), ...HEARD.map((name) => hear(name, add))]
    for (const { name, detail } of takeAllUnheard(HEARD)) add({ name, detail } as Raised)
    const code = codeOfAddress(page)
    const component = page.context.page.id
    if (code) add({ name: 'page-error', detail: { source: 'query', code, component } })
    const left = takeLeft()
    if (left) add({ name: 'page-error', detail: { source: 'inter-page', ...left } })
    let timer: ReturnType<typeof setTimeout> | undefined
    import('../../services/page/visitor-seen')
      .then(({ visitorSeen }) => visitorSeen())
      .then(
        () => {
          timer = setTimeout(() => setSeen(true), LOADED_AFTER_MS)
        },
        () => {},
      )
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [isListening, page, takeLeft])

  const count = useRef(0)
  useEffect(() => {
    count.current = raised.length
  })
  /** How many there were when the script did not come: the next one tries again. */
  const [failedAt, setFailedAt] = useState(-1)
  const isWanted = isEditing || ((isSeen || raised.length > 0) && raised.length !== failedAt)
  const onFailure = () => setFailedAt(count.current)
  const isHere = useLatePart(errorMessageParts.list, { isWanted, onFailure })
  if (isPage) return { state: 'page' }
  return isHere ? { state: 'list', raised } : { state: 'none' }
}

function hear<N extends Raised['name']>(name: N, add: (event: Raised) => void) {
  return listen(name, (detail) => add({ name, detail } as Raised))
}
