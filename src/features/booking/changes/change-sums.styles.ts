import { css } from '@linaria/core'
import { color, radius, space } from '../../../ui/tokens'

export const list = css`
  display: grid;
  gap: ${space.xs};
  margin: ${space.m} 0 0;
  padding: ${space.m};
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};

  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.m};
  }

  & dt {
    color: ${color.muted};
  }

  & dd {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`
