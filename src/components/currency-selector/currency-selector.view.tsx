import { choiceButton } from '../../ui/choice-button.styles'
import { scripted, visuallyHidden } from '../../ui/hidden.styles'
import { Icon } from '../../ui/icon.view'
import { coinsIcon } from '../../ui/icons/coins'
import { section } from '../../ui/section.styles'
import type { CurrencySelectorModel } from './currency-selector.model'
import type { CurrencySelectorProps } from './currency-selector.schema'
import { block, code as codeStyle } from './currency-selector.styles'

interface ViewProps {
  props: CurrencySelectorProps
  model: CurrencySelectorModel
}

/** Without a script no price is converted: then there is nothing to choose. */
export function CurrencySelector({ props, model }: ViewProps) {
  const { code, overlay, own, Dialog, prepare } = model
  return (
    <div className={`${section} ${block} ${scripted}`}>
      <button
        type="button"
        className={choiceButton}
        aria-haspopup="dialog"
        onClick={() => overlay.open()}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon path={coinsIcon} />
        <span className={props.compact ? visuallyHidden : undefined}>{props.labels.currency}</span>{' '}
        <bdi className={codeStyle}>{code}</bdi>
      </button>
      {Dialog && <Dialog props={props} overlay={overlay} own={own} />}
    </div>
  )
}
