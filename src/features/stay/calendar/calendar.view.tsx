import { memo, type RefObject } from 'react'
import { Icon } from '../../../ui/media/icon.view'
import { chevronIcon } from '../../../ui/media/icons/chevron'
import { visuallyHidden } from '../../../ui/text/hidden.styles'
import {
  calendar,
  cell,
  day as dayStyle,
  month as monthStyle,
  months as monthsStyle,
  pager,
  price as priceStyle,
  remark,
} from './calendar.styles'
import type { CalendarDay, CalendarMonth, MonthState } from './calendar-month.model'
import type { CalendarLabels } from './calendar-words.model'
import type { RangeCalendarModel } from './use-range-calendar'

interface CalendarProps {
  model: RangeCalendarModel
  labels: CalendarLabels
}

/** The months of a range calendar, two side by side or as a list; its frame is the caller's. */
export function RangeCalendar({ model, labels }: CalendarProps) {
  const { layout, months, moreRef, turn, canTurn } = model
  const ofPrices = model.hasPrices && (
    <p className={remark}>
      {labels.lowestPrices}
      {model.hasPoints && ` ${labels.lowestPoints}`}
    </p>
  )
  return (
    <div className={calendar} data-layout={layout}>
      {layout === 'pair' && (
        <div className={pager}>
          <button
            type="button"
            aria-label={labels.previousMonth}
            aria-disabled={!canTurn.back}
            onClick={() => canTurn.back && turn(-1)}
          >
            <Icon path={chevronIcon} />
          </button>
          <button
            type="button"
            aria-label={labels.nextMonth}
            aria-disabled={!canTurn.on}
            onClick={() => canTurn.on && turn(1)}
          >
            <Icon path={chevronIcon} />
          </button>
        </div>
      )}
      {/* The end of the list is months away. */}
      {layout === 'list' && ofPrices}
      <div className={monthsStyle} role="presentation" {...model.gridProps}>
        {months.map((state, index) => (
          <div key={state.month} ref={index === months.length - 1 ? moreRef : undefined}>
            <Month
              {...state}
              read={model.readMonth}
              focusRef={model.focusRef}
              hasPrices={model.hasPrices}
              hasPoints={model.hasPoints}
            />
          </div>
        ))}
      </div>
      {layout === 'pair' && ofPrices}
    </div>
  )
}

interface MonthProps extends MonthState {
  read: (state: MonthState) => CalendarMonth
  focusRef: RefObject<HTMLButtonElement | null>
  hasPrices: boolean
  hasPoints: boolean
}

/** Drawn again only if its own days change: a key or a move of the pointer draws two months at most. */
const Month = memo(function Month({ read, focusRef, hasPrices, hasPoints, ...state }: MonthProps) {
  const { title, weekdays, weeks } = read(state)
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA's grid of dates is a table
      role="grid"
      aria-label={title}
      className={monthStyle}
      data-prices={hasPrices || undefined}
    >
      <caption>{title}</caption>
      <thead>
        <tr>
          {weekdays.map(({ day, shown, full }) => (
            <th key={day} scope="col" aria-label={full}>
              {shown}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)?.day}>
            {week.map((shown, column) =>
              shown ? (
                <Day
                  key={shown.day}
                  shown={shown}
                  isTabStop={shown.day === state.focused}
                  focusRef={focusRef}
                  hasPrices={hasPrices}
                  hasPoints={hasPoints}
                />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column of the week
                <td key={column} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
})

interface DayProps {
  shown: CalendarDay
  isTabStop: boolean
  focusRef: RefObject<HTMLButtonElement | null>
  hasPrices: boolean
  hasPoints: boolean
}

function Day({ shown, isTabStop, focusRef, hasPrices, hasPoints }: DayProps) {
  const { day, label, part, preview, price } = shown
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on the button, which is pressed
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA's grid of dates is a table
      role="gridcell"
      aria-selected={part !== null}
      className={cell}
      data-part={part ?? undefined}
      data-preview={preview ?? undefined}
    >
      <button
        ref={isTabStop ? focusRef : undefined}
        type="button"
        className={dayStyle}
        data-day={day}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={hasPrices ? undefined : label}
        aria-disabled={shown.isRefused || undefined}
        aria-current={shown.isToday ? 'date' : undefined}
      >
        <span aria-hidden={hasPrices || undefined}>{shown.number}</span>
        {hasPrices && (
          <>
            <span className={priceStyle} aria-hidden="true">
              {price?.price}
              {hasPoints && <span>{price?.points}</span>}
            </span>
            {/* An `aria-label` would have to begin with the number and the price, as the cell does. */}
            <span className={visuallyHidden}>{label}</span>
          </>
        )}
      </button>
    </td>
  )
}
