import { css } from '@linaria/core'
import { color, radius, size, space } from '../../ui/tokens'

export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  min-inline-size: 0;
  margin: 0;
  padding: ${space.l};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  overflow-wrap: anywhere;

  & > [role='alert']:empty {
    display: none;
  }
`

export const lead = css`
  margin: 0;
  color: ${color.muted};
  font-size: ${size.s};
  line-height: 1.6;
`

/** Buttons as wide as their texts, in a row where the width allows. */
export const answers = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-block-start: ${space.s};

  & > button {
    flex: 1 1 auto;
  }
`

export const form = css`
  display: grid;
  gap: ${space.s};
  margin-block-start: ${space.s};
`
