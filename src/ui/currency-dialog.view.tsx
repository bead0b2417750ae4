import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { button } from './button.styles'
import {
  all,
  code as codeStyle,
  groups,
  groupTitle,
  option,
  options,
  ownNote,
  remark,
} from './currency-dialog.styles'
import { Dialog } from './dialog.view'
import { input, label } from './field.styles'
import { fillText } from './fill-text'
import { visuallyHidden } from './hidden.styles'
import { RichText } from './rich-text.view'
import { busy } from './submit-button.styles'
import type { CloseReason } from './use-dialog'

interface Currency {
  code: string
  /** In the page's language. */
  name: string
}

/** The choice of a currency; `hooks/use-currency-choice` makes it. */
export interface CurrencyChoice {
  /** `failed`: there was no rate, prices stay as they were. */
  state: 'list' | 'applying' | 'failed'
  /** What prices are shown in; null where neither visitor nor page says so. */
  current: string | null
  /** What the page's hotel charges in, if the page is about one. */
  own: string | null
  picked: string | null
  pick: (code: string) => void
  query: string
  search: (text: string) => void
  /** What was searched for, or all; in two groups. */
  popular: Currency[]
  others: Currency[]
  apply: () => void
}

export type CurrencyLabels = Record<
  | 'title'
  | 'currency'
  | 'close'
  | 'search'
  | 'found'
  | 'noneFound'
  | 'popular'
  | 'others'
  | 'own'
  | 'estimate'
  | 'estimateAnywhere'
  | 'apply'
  | 'applying'
  | 'failed'
  | 'shown',
  string
>

interface CurrencyDialogProps {
  /** Of the component that it belongs to. */
  id: string
  choice: CurrencyChoice
  isOpen: boolean
  onClose: (reason: CloseReason) => void
  labels: CurrencyLabels
  headingLevel: number
  searchable: boolean
  /** Of an author; empty: the built-in sentence. */
  disclaimer: string
  /** Shown in the page itself, for an author. */
  isInline?: boolean
}

/** The currencies to choose from (W60). */
export function CurrencyDialog(props: CurrencyDialogProps) {
  const { id, choice, isOpen, onClose, labels, headingLevel, isInline = false } = props
  const { state, current, query, popular, others, pick, apply } = choice
  const checked = useRef<HTMLInputElement>(null)
  const Title = `h${Math.min(headingLevel + 1, 6)}` as 'h3'
  const group = (kind: 'popular' | 'others', currencies: Currency[]) =>
    currencies.length > 0 && (
      <div>
        <Title className={groupTitle}>{labels[kind]}</Title>
        <div className={options}>
          {currencies.map((currency) => (
            <Option
              key={currency.code}
              name={`${id}-currency`}
              currency={currency}
              choice={choice}
              ownLabel={labels.own}
              checkedRef={checked}
            />
          ))}
        </div>
      </div>
    )
  return (
    <Dialog
      id={`${id}-currencies`}
      title={labels.title}
      headingLevel={headingLevel}
      size="l"
      isInline={isInline}
      isBusy={state === 'applying'}
      isOpen={isOpen}
      onClose={onClose}
      initialFocus={checked}
      labels={labels}
      {...(state === 'failed' && {
        error: fillText(labels.failed, { currency: current ?? '' }),
      })}
      buttons={
        <>
          <button
            type="submit"
            form={`${id}-form`}
            className={`${button} ${busy}`}
            data-kind="primary"
            data-busy={state === 'applying' || undefined}
            aria-disabled={state === 'applying' || undefined}
          >
            {labels.apply}
          </button>
          <span role="status" className={visuallyHidden}>
            {state === 'applying' && labels.applying}
          </span>
        </>
      }
    >
      <form
        id={`${id}-form`}
        className={all}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        {props.searchable && (
          <div>
            <label htmlFor={`${id}-search`} className={label}>
              {labels.search}
            </label>
            <input
              id={`${id}-search`}
              type="search"
              className={input}
              autoComplete="off"
              value={query}
              onChange={({ target }) => choice.search(target.value)}
              onKeyDown={(event) => takeFirst(event, [...popular, ...others], pick)}
            />
          </div>
        )}
        <div
          role="radiogroup"
          aria-label={[labels.currency, current].filter(Boolean).join(', ')}
          className={groups}
        >
          {group('popular', popular)}
          {group('others', others)}
        </div>
        {popular.length + others.length === 0 && <p className={remark}>{labels.noneFound}</p>}
        <Estimate {...props} />
      </form>
    </Dialog>
  )
}

/** Enter in the search takes the first that was found, before another one applies it. */
function takeFirst(event: KeyboardEvent, [first]: Currency[], pick: (code: string) => void) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  if (!first) return
  pick(first.code)
  event.currentTarget.closest('form')?.querySelector<HTMLElement>('[type=radio]')?.focus()
}

interface OptionProps {
  name: string
  currency: Currency
  choice: CurrencyChoice
  ownLabel: string
  checkedRef: RefObject<HTMLInputElement | null>
}

function Option({ name, currency, choice, ownLabel, checkedRef }: OptionProps) {
  const { code } = currency
  const isChecked = code === choice.picked
  return (
    <label className={option}>
      <input
        ref={isChecked ? checkedRef : undefined}
        type="radio"
        name={name}
        value={code}
        checked={isChecked}
        onChange={() => choice.pick(code)}
      />
      <span>
        <bdi className={codeStyle}>{code}</bdi> – {currency.name}
        {code === choice.own && <small className={ownNote}>{ownLabel}</small>}
      </span>
    </label>
  )
}

function Estimate({ choice, labels, disclaimer }: CurrencyDialogProps) {
  const { own } = choice
  if (disclaimer)
    return <RichText className={remark} html={disclaimer} values={own ? { currency: own } : {}} />
  const text = own ? fillText(labels.estimate, { currency: own }) : labels.estimateAnywhere
  return <p className={remark}>{text}</p>
}
