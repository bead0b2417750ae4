import { heart, heartMessage, heartSlot, label } from './heart.styles'
import { visuallyHidden } from './hidden.styles'
import { Icon } from './icon.view'
import { heartIcon } from './icons/heart'
import { Link } from './link.view'
import { quickLink } from './quick-link.styles'

/** How a heart stands; the shapes are those of `hooks/use-save-control`. */
export type HeartState =
  | { kind: 'none' }
  | { kind: 'reserved' }
  | { kind: 'link'; href: string; saved?: boolean }
  | { kind: 'toggle'; saved: boolean; busy: boolean; message: string; toggle: () => void }

interface HeartProps {
  control: HeartState
  /** The short texts beside the icon and the whole names for a screen reader. */
  labels: { save: string; saved: string; saveName: string; savedName: string }
  /** `fromM`: the icon stands alone on small screens. */
  showLabel?: boolean | 'fromM'
}

/** Save or saved (W04): outline with 'save', filled with 'saved'. */
export function Heart({ control, labels, showLabel = true }: HeartProps) {
  if (control.kind === 'none') return null
  if (control.kind === 'reserved') {
    return (
      <span className={heartSlot}>
        <span className={`${quickLink} ${heart}`} data-reserved="" aria-hidden="true">
          <Icon path={heartIcon} />
          <Label labels={labels} saved={false} show={showLabel} />
        </span>
      </span>
    )
  }
  if (control.kind === 'link') {
    const { href, saved = false } = control
    return (
      <span className={heartSlot}>
        <Link
          className={`${quickLink} ${heart}`}
          href={href}
          aria-label={saved ? labels.savedName : labels.saveName}
        >
          <Icon path={heartIcon} filled={saved} />
          <Label labels={labels} saved={saved} show={showLabel} />
        </Link>
      </span>
    )
  }
  const { saved, busy, message, toggle } = control
  return (
    <span className={heartSlot}>
      <button
        type="button"
        className={`${quickLink} ${heart}`}
        aria-pressed={saved}
        aria-busy={busy}
        data-saved={saved || undefined}
        aria-label={saved ? labels.savedName : labels.saveName}
        onClick={busy ? undefined : toggle}
      >
        <Icon path={heartIcon} filled={saved} />
        <Label labels={labels} saved={saved} show={showLabel} />
      </button>
      <span role="alert" className={message ? heartMessage : visuallyHidden}>
        {message}
      </span>
    </span>
  )
}

interface LabelProps {
  labels: HeartProps['labels']
  saved: boolean
  show: boolean | 'fromM'
}

/** As wide as the longer of its two texts, so that nothing moves when one takes the other's place. */
function Label({ labels, saved, show }: LabelProps) {
  if (!show) return null
  const { save: one, saved: other } = labels
  return (
    <span
      className={label}
      data-from={show === 'fromM' ? 'M' : undefined}
      data-other={saved ? one : other}
    >
      {saved ? other : one}
    </span>
  )
}
