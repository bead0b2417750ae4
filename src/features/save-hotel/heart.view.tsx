import { Icon } from '../../ui/media/icon.view'
import { heartIcon } from '../../ui/media/icons/heart'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import { Link } from '../../ui/text/link.view'
import { quickLink } from '../property/quick-link.styles'
import { heart, heartMessage, heartSlot, label } from './heart.styles'
import type { SaveControl } from './use-save-control'

interface HeartProps {
  control: SaveControl
  /** Short visible texts and full accessible names. */
  labels: { save: string; saved: string; saveName: string; savedName: string }
  /** `fromM`: small screens show the icon only. */
  showLabel?: boolean | 'fromM'
}

/** The save button (W04): an outline with 'Save', filled with 'Saved'. */
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
  const { saved, message, toggle } = control
  return (
    <span className={heartSlot}>
      <button
        type="button"
        className={`${quickLink} ${heart}`}
        aria-pressed={saved}
        data-saved={saved || undefined}
        aria-label={saved ? labels.savedName : labels.saveName}
        // A double click is one press (W04).
        onClick={({ detail }) => detail < 2 && toggle()}
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

/** As wide as the longer text, so that switching texts moves nothing. */
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
