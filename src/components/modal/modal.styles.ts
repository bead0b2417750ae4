import { css } from '@linaria/core'
import { space } from '../../ui/tokens'

export const content = css`
  display: grid;
  gap: ${space.l};
`
