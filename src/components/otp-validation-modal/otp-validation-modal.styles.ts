import { css } from '@linaria/core'
import { color, from, radius, shadow, size, space } from '../../ui/tokens'

/** A card on its own page. */
export const page = css`
  display: grid;
  gap: ${space.m};
  max-inline-size: 30rem;
  margin-block-end: ${space.xxl};
  padding: ${space.l};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
  box-shadow: ${shadow.card};

  ${from.s} {
    padding: ${space.xl};
  }
`

export const content = css`
  display: grid;
  gap: ${space.m};

  & > :is([role='status'], [role='alert']):empty {
    display: none;
  }

  &:focus {
    outline: none;
  }
`

export const lead = css`
  margin: 0;
  padding: 0;
  line-height: 1.6;
  overflow-wrap: anywhere;
`

export const form = css`
  display: grid;
  gap: ${space.m};
`

export const choices = css`
  display: grid;
  gap: ${space.s};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: ${space.s};
  }

  &:focus {
    outline: none;
  }
`

/** A row of touch-target height that can be clicked anywhere. */
export const target = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-block-size: 56px;
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.m};
  cursor: pointer;

  &:hover {
    border-color: ${color.text};
  }

  &:has(:checked) {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
  }

  & > input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: ${color.accent};
  }

  & > span {
    display: grid;
    min-inline-size: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  & bdi {
    color: ${color.muted};
    font-size: ${size.s};
    font-weight: 400;
  }
`

/** Widely spaced digits. */
export const codeField = css`
  & input {
    font-size: ${size.l};
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.3em;
  }
`
