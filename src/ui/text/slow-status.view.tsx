import { scripted, visuallyHidden } from './hidden.styles'
import { useIsSlow } from './use-is-slow'

interface SlowStatusProps {
  /** What assistive technology announces. */
  label: string
  isLoading?: boolean
}

/** The live region of a widget that waits: it is empty for the first second. */
export function SlowStatus({ label, isLoading = true }: SlowStatusProps) {
  const isSlow = useIsSlow(isLoading)
  return (
    <p role="status" className={`${visuallyHidden} ${scripted}`}>
      {isSlow && label}
    </p>
  )
}
