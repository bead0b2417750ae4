import { css } from '@linaria/core'
import { color, radius, size, space } from '../../ui/tokens'

export const groups = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`

export const group = css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & + & {
    padding-block-start: ${space.l};
    border-block-start: 1px solid ${color.border};
  }

  & > legend {
    float: inline-start;
    inline-size: 100%;
    margin: 0 0 ${space.xs};
    padding: 0;
    font-size: ${size.m};
    font-weight: 600;
    line-height: 1.5;
  }
`

/** Box, text, count; the row is as high as a touch target. */
export const option = css`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  clear: both;
  column-gap: ${space.m};
  margin-inline: calc(-1 * ${space.s});
  padding-inline: ${space.s};
  border-radius: ${radius.m};
  line-height: 1.5;
  cursor: pointer;
  overflow-wrap: anywhere;

  & > span {
    padding-block: 10px;
  }

  &:hover {
    background: ${color.raised};
  }

  /* It can be chosen, as other choices of its group count too. */
  &[data-empty] {
    color: ${color.muted};
  }

  :is(:lang(ja), :lang(zh), :lang(ar)) & {
    line-height: 1.7;
  }
`

export const count = css`
  color: ${color.muted};
  font-size: ${size.s};
  line-height: calc(1.5 * ${size.m});
  font-variant-numeric: tabular-nums;
`

/** The button that goes on to the list has a row of its own on a phone. */
export const goOn = css`
  @media (max-width: 699.98px) {
    flex-basis: 100%;
  }
`

export const hint = css`
  margin: 0;
  padding: ${space.s} ${space.m};
  border-inline-start: 4px solid ${color.warning};
  background: ${color.raised};
  line-height: 1.6;
`
