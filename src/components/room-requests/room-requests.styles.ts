import { css } from '@linaria/core'
import { color, font, radius, size, space } from '../../ui/tokens'

export const content = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  margin-block-start: ${space.s};

  & > p {
    max-inline-size: 60ch;
    margin: 0;
    color: ${color.muted};
    line-height: 1.6;
  }
`

export const panels = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`

export const panel = css`
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};

  & > summary {
    display: flex;
    gap: ${space.m};
    align-items: center;
    justify-content: space-between;
    min-block-size: 44px;
    padding: ${space.m} ${space.l};
    border-radius: ${radius.l};
    cursor: pointer;
    list-style: none;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary::after {
    flex: none;
    inline-size: 0.5em;
    block-size: 0.5em;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    content: '';
    transform: rotate(45deg);
  }

  &[open] > summary::after {
    transform: rotate(-135deg);
  }

  & > div {
    padding: 0 ${space.l} ${space.l};
  }
`

export const roomTitle = css`
  min-inline-size: 0;
  font: ${font.displayWeight} ${size.l} / 1.3 ${font.display};
  overflow-wrap: anywhere;

  & > small {
    display: block;
    color: ${color.muted};
    font: ${size.s} / 1.5 ${font.body};
  }
`

export const all = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`

export const group = css`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-size: ${size.s};
    font-weight: 600;
    line-height: 1.5;
  }
`

export const options = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: ${space.s};
  margin-block-start: ${space.xs};
`

export const short = css`
  max-inline-size: 22rem;
`

export const long = css`
  max-inline-size: 44rem;
`

export const comment = css`
  min-block-size: 6rem;
  resize: vertical;
`

export const skeleton = css`
  min-block-size: 32rem;
  border-radius: ${radius.l};
  background: ${color.skeleton};
`
