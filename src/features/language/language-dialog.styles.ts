import { css } from '@linaria/core'
import { color } from '../../ui/tokens'

export const text = css`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

export const warningText = css`
  margin: 0;
  color: ${color.text};
`
