import { css } from '@linaria/core'
import { space } from '../../ui/tokens'

export const choices = css`
  display: grid;
  gap: ${space.m};

  > p {
    margin: 0;
  }
`
