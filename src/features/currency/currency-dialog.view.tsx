import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { Dialog, Spinner } from '../../ui/dialog/dialog.view'
import type { CloseReason } from '../../ui/dialog/use-dialog'
import { button } from '../../ui/form/button.styles'
import { input, label } from '../../ui/form/field.styles'
import { busy } from '../../ui/form/submit-button.styles'
import { fillText } from '../../ui/text/fill-text'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import { RichText } from '../../ui/text/rich-text.view'
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
import type { Currency, CurrencyChoice, CurrencyLabels } from './use-currency-choice'

interface CurrencyDialogProps {
  /** Id of the owning component. */
  id: string
  choice: CurrencyChoice
  /** The dialog has only its title and a spinner, because its content is loading. */
  isEmpty?: boolean
  isOpen: boolean
  onOpen?: () => void
  onClose: (reason: CloseReason) => void
  labels: CurrencyLabels
  headingLevel: number
  searchable: boolean
  /** The author's disclaimer; empty: the built-in sentence. */
  disclaimer: string
  /** Author mode: rendered in the page. */
  isInline?: boolean
}

/** The list of currencies (W60). */
export function CurrencyDialog(props: CurrencyDialogProps) {
  const { id, choice, isEmpty, isOpen, onOpen, onClose, labels, headingLevel } = props
  const { isInline = false } = props
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
      id={`${id}-dialog`}
      title={labels.title}
      headingLevel={headingLevel}
      size="l"
      isInline={isInline}
      isBusy={state === 'applying'}
      isOpen={isOpen}
      onOpen={onOpen}
      onClose={onClose}
      initialFocus={checked}
      labels={labels}
      {...(state === 'failed' && {
        error: fillText(labels.failed, { currency: current ?? '' }),
      })}
      buttons={
        !isEmpty && (
          <>
            <button
              type="submit"
              form={`${id}-form`}
              className={`${button} ${busy}`}
              data-kind="primary"
              aria-busy={state === 'applying' || undefined}
              aria-disabled={state === 'applying' || undefined}
            >
              {labels.apply}
            </button>
            <span role="status" className={visuallyHidden}>
              {state === 'applying' && labels.applying}
            </span>
          </>
        )
      }
    >
      {isEmpty ? (
        <Spinner label={labels.applying} />
      ) : (
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
      )}
    </Dialog>
  )
}

/** Enter in the search field picks the first result; a second Enter applies it. */
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
