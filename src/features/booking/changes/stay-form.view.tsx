import { button } from '../../../ui/form/button.styles'
import { fillText } from '../../../ui/text/fill-text'
import { Message } from '../../../ui/text/message.view'
import type { StayChangesLabels } from './stay-changes.labels'
import { foot, saved } from './stay-form.styles'
import type { StayFormModel } from './use-stay-part'

interface FormProps {
  labels: StayChangesLabels & { error: string; busy: string }
  form: StayFormModel
  /** What is stored of the fields that hold something else, as a guest reads it. */
  stored: readonly string[]
}

/** The form of fields that stand elsewhere in the widget: its button, and what has come of it. */
export function StayForm({ labels, form, stored }: FormProps) {
  const { id, action, stay, orderRevisionNumber, isSaving, saving, onSubmit } = form
  const isStale = saving === 'stale'
  return (
    <form id={id} className={foot} method="post" action={action} onSubmit={onSubmit} noValidate>
      <input type="hidden" name="stay" value={stay} />
      <input type="hidden" name="orderRevisionNumber" value={orderRevisionNumber} />
      <div role="alert">
        {saving !== null && saving !== 'saved' && (
          <Message
            kind="error"
            kindLabel={labels.error}
            title={isStale ? labels.stale : labels[saving]}
          >
            {isStale && (
              <>
                {labels.staleText}
                {stored.length > 0 && (
                  <>
                    <br />
                    {fillText(labels.savedNow, { facts: stored.join('; ') })}
                  </>
                )}
              </>
            )}
          </Message>
        )}
      </div>
      <button
        type="submit"
        className={button}
        data-kind="primary"
        aria-busy={isSaving || undefined}
        aria-disabled={isSaving || undefined}
      >
        {labels.save}
      </button>
      <p role="status" className={saved}>
        {isSaving && labels.busy}
        {saving === 'saved' && labels.saved}
      </p>
    </form>
  )
}
