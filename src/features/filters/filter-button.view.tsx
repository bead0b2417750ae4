import { button } from '../../ui/form/button.styles'
import { Icon } from '../../ui/media/icon.view'
import { filterIcon } from '../../ui/media/icons/filter'
import type { FilterButtonModel } from './filter-button.model'

interface FilterButtonProps extends FilterButtonModel {
  text: string
}

export function FilterButton({ text, ...opening }: FilterButtonProps) {
  return (
    <button type="button" className={button} aria-haspopup="dialog" {...opening}>
      <Icon path={filterIcon} />
      {text}
    </button>
  )
}
