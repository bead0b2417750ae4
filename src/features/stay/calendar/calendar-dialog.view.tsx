import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.view'
import type { CloseReason } from '../../../ui/dialog/use-dialog'
import { button } from '../../../ui/form/button.styles'
import { footer, popup, summary } from './calendar.styles'
import { RangeCalendar } from './calendar.view'
import type { CalendarLabels } from './calendar-words.model'
import type { RangeCalendarModel } from './use-range-calendar'

interface CalendarDialogProps {
  /** Id of the dialog. */
  id: string
  model: RangeCalendarModel
  labels: CalendarLabels
  onClose: (reason: CloseReason) => void
}

/**
 * The calendar of the date fields: below them from M, where both stay usable, and modal in a smaller
 * window. Render it among the children of `DateFields`, which closes it, and only while it is open.
 */
export function CalendarDialog({ id, model, labels, onClose }: CalendarDialogProps) {
  const buttons = (
    <>
      <CalendarSummary model={model} />
      <button type="button" className={button} onClick={model.clear}>
        {labels.clearDates}
      </button>
      <button
        type="button"
        className={button}
        data-kind="primary"
        aria-disabled={!model.canApply}
        onClick={model.apply}
      >
        {labels.apply}
      </button>
    </>
  )
  if (model.layout === 'pair')
    return (
      // Not a `<dialog>`: opening one takes the focus from the part of the date that is being typed.
      <div
        ref={bringIntoSight}
        id={id}
        role="dialog"
        aria-label={labels.chooseDates}
        className={popup}
      >
        <RangeCalendar model={model} labels={labels} />
        <div className={footer}>{buttons}</div>
      </div>
    )
  return (
    <Dialog
      id={id}
      title={labels.chooseDates}
      labels={labels}
      size="l"
      isOpen
      initialFocus={model.focusRef}
      onClose={onClose}
      buttons={buttons}
    >
      <RangeCalendar model={model} labels={labels} />
    </Dialog>
  )
}

interface SummaryProps {
  model: RangeCalendarModel
  /** What else is chosen. */
  children?: ReactNode
}

/** What is chosen, and what the day at the pointer or the focus would mean; announced elsewhere. */
export function CalendarSummary({ model, children }: SummaryProps) {
  return (
    <p className={summary}>
      <strong>{model.summary}</strong>
      {children}
      {/* The name of the day says the same. */}
      <span aria-hidden="true">{model.note}</span>
    </p>
  )
}

function bringIntoSight(popup: HTMLElement | null) {
  popup?.scrollIntoView?.({ block: 'nearest' })
}
