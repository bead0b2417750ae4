import { useRef } from 'react'
import { Dialog } from '../../ui/dialog/dialog.view'
import { button } from '../../ui/form/button.styles'
import { choiceButton } from '../../ui/form/choice-button.styles'
import { Icon } from '../../ui/media/icon.view'
import { globeIcon } from '../../ui/media/icons/globe'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import { text, warningText } from './language-dialog.styles'
import { LanguageList } from './language-list.view'
import type { Languages } from './use-languages'

export interface LanguageLabels {
  title: string
  button: string
  close: string
  cartTitle: string
  cartText: string
  cartStay: string
  cartGo: string
}

const dialogId = (id: string) => `${id}-dialog`

interface LanguageButtonProps {
  id: string
  languages: Languages
  labels: LanguageLabels
  /** Text of the button; default: the current language. */
  label?: string | undefined
}

/** Opens the dialog, also before any script runs. */
export function LanguageButton({ id, languages, labels, label }: LanguageButtonProps) {
  return (
    <button
      type="button"
      className={choiceButton}
      aria-haspopup="dialog"
      onClick={(event) => {
        event.preventDefault()
        languages.overlay.open()
      }}
      {...{ command: 'show-modal', commandfor: dialogId(id) }}
    >
      <Icon path={globeIcon} />
      <span className={text}>
        <span className={visuallyHidden}>{labels.button}: </span>
        {label || languages.current || labels.title}
      </span>
    </button>
  )
}

interface LanguageDialogProps {
  id: string
  languages: Languages
  labels: LanguageLabels
  headingLevel: number
  /** Author mode: rendered in the page. */
  isInline?: boolean
}

/** The languages by region (W66), part of the server's HTML. */
export function LanguageDialog(props: LanguageDialogProps) {
  const { id, languages, labels, headingLevel, isInline = false } = props
  const { regions, onChoose, overlay, warning } = languages
  return (
    <>
      <Dialog
        id={dialogId(id)}
        title={labels.title}
        headingLevel={headingLevel}
        size="l"
        isInline={isInline}
        isOpen={overlay.isOpen}
        onOpen={overlay.open}
        onClose={overlay.close}
        labels={labels}
      >
        <LanguageList
          id={id}
          regions={regions}
          onChoose={onChoose}
          headingLevel={headingLevel + 1}
        />
      </Dialog>
      {warning.isOpen && <CartWarning {...props} />}
    </>
  )
}

/** A dialog on top of the languages. */
function CartWarning({ id, languages, labels, headingLevel }: LanguageDialogProps) {
  const { cancel, confirm } = languages.warning
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      id={`${id}-cart`}
      title={labels.cartTitle}
      headingLevel={headingLevel}
      size="s"
      role="alertdialog"
      isOpen
      onClose={cancel}
      initialFocus={stay}
      labels={labels}
      buttons={
        <>
          <button ref={stay} type="button" className={button} onClick={cancel}>
            {labels.cartStay}
          </button>
          <button type="button" className={button} data-kind="primary" onClick={confirm}>
            {labels.cartGo}
          </button>
        </>
      }
    >
      <p className={warningText}>{labels.cartText}</p>
    </Dialog>
  )
}
