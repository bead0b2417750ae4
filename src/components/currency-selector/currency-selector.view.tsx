import { choiceButton } from '../../ui/form/choice-button.styles'
import { ParsedEnd } from '../../ui/layout/parsed-end.view'
import { revealWhenParsed } from '../../ui/layout/reveal-when-parsed.styles'
import { section } from '../../ui/layout/section.styles'
import { Icon } from '../../ui/media/icon.view'
import { coinsIcon } from '../../ui/media/icons/coins'
import { scripted, visuallyHidden } from '../../ui/text/hidden.styles'
import type { CurrencySelectorModel } from './currency-selector.model'
import type { CurrencyParts } from './currency-selector.parts'
import type { CurrencySelectorProps } from './currency-selector.schema'
import { block, code as codeStyle } from './currency-selector.styles'

interface ViewProps {
  props: CurrencySelectorProps
  model: CurrencySelectorModel
  parts: CurrencyParts
}

/** Hidden without a script, because prices cannot be converted then. */
export function CurrencySelector({ props, model, parts }: ViewProps) {
  const { code, overlay, own, hasDialog, prepare } = model
  return (
    <div className={`${section} ${block} ${scripted} ${revealWhenParsed}`}>
      <button
        type="button"
        className={choiceButton}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault()
          model.open()
        }}
        onPointerEnter={prepare}
        onFocus={prepare}
        {...model.command}
      >
        <Icon path={coinsIcon} />
        <span className={props.compact ? visuallyHidden : undefined}>{props.labels.currency}</span>{' '}
        <bdi className={codeStyle}>{code}</bdi>
      </button>
      {hasDialog && <parts.dialog props={props} overlay={overlay} own={own} />}
      <ParsedEnd />
    </div>
  )
}
