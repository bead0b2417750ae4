import { useEffect, useRef } from 'react'
import { RoomsToMove } from '../../features/booking/changes/rooms-to-move.view'
import { RangeCalendar } from '../../features/stay/calendar/calendar.view'
import { CalendarSummary } from '../../features/stay/calendar/calendar-dialog.view'
import { GuestEditor } from '../../features/stay/guests/guest-editor.view'
import { Dialog } from '../../ui/dialog/dialog.view'
import { button } from '../../ui/form/button.styles'
import { groupTitle } from '../../ui/layout/section.styles'
import { Message } from '../../ui/text/message.view'
import type { StayDetailsModalModel, StayEditor } from './stay-details-modal.model'
import type { StayDetailsModalProps } from './stay-details-modal.schema'
import { dates, guests, parts } from './stay-details-modal.styles'

interface ViewProps {
  props: StayDetailsModalProps
  model: StayDetailsModalModel
}

export function StayDetailsModal({ props, model }: ViewProps) {
  const { id, labels, headingLevel } = props
  const editor = model.state === 'closed' ? null : model
  return (
    <Dialog
      id={`${id}-dialog`}
      title={labels.title}
      headingLevel={headingLevel}
      labels={labels}
      size="l"
      isInline={editor?.isInline ?? false}
      isOpen={editor?.isOpen ?? false}
      isBusy={model.state === 'applying'}
      error={editor?.datesError ?? ''}
      onOpen={() => {}}
      onClose={(reason) => editor?.close(reason)}
      {...(editor && { initialFocus: editor.calendar.focusRef })}
      buttons={
        editor && <Buttons props={props} editor={editor} isBusy={model.state === 'applying'} />
      }
    >
      {editor && <Editor props={props} editor={editor} />}
    </Dialog>
  )
}

function Editor({ props, editor }: { props: StayDetailsModalProps; editor: StayEditor }) {
  const { id, labels, showRooms, headingLevel, groupRequestHref } = props
  const Title = `h${Math.min(headingLevel + 1, 6)}` as 'h3'
  const rooms = useRef<HTMLElement>(null)
  const { isAgeMissing } = editor.guests
  // The button that was pressed may be far above.
  useEffect(() => {
    if (isAgeMissing) rooms.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isAgeMissing])
  return (
    <div className={parts}>
      {editor.hasCart && (
        <Message kind="warning" kindLabel={labels.warning}>
          {labels.cartImpact}
        </Message>
      )}
      <div className={dates}>
        <RangeCalendar model={editor.calendar} labels={labels} />
      </div>
      {editor.toMove && <RoomsToMove id={id} title={labels.roomsToMove} {...editor.toMove} />}
      {showRooms && (
        <section ref={rooms} className={guests} aria-labelledby={`${id}-guests-title`}>
          <Title id={`${id}-guests-title`} className={groupTitle}>
            {labels.roomsAndGuests}
          </Title>
          <GuestEditor
            id={`${id}-guests`}
            labels={labels}
            model={editor.guests}
            groupHref={groupRequestHref}
          />
        </section>
      )}
    </div>
  )
}

interface ButtonsProps {
  props: StayDetailsModalProps
  editor: StayEditor
  isBusy: boolean
}

function Buttons({ props: { labels }, editor, isBusy }: ButtonsProps) {
  const { calendar } = editor
  return (
    <>
      <CalendarSummary model={calendar}>
        <span>{editor.guestsText}</span>
      </CalendarSummary>
      <button type="button" className={button} onClick={editor.clear}>
        {labels.clear}
      </button>
      <button
        type="button"
        className={button}
        data-kind="primary"
        aria-disabled={isBusy || undefined}
        onClick={editor.apply}
      >
        {isBusy ? labels.busy : editor.isChange ? labels.seePrice : labels.viewRates}
      </button>
    </>
  )
}
