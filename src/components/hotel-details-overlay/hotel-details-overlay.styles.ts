import { css } from '@linaria/core'
import { color, font, from, radius, size, space } from '../../ui/tokens'

export const header = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-block-size: 56px;

  p {
    margin: 0;
    color: ${color.muted};
  }
`

export const icon = css`
  flex: none;
  inline-size: auto;
  max-inline-size: 120px;
  block-size: 40px;
  object-fit: contain;
`

export const name = css`
  && {
    color: ${color.text};
    font: 600 ${size.l} / 1.3 ${font.display};
  }
`

export const section = css`
  margin-block-start: ${space.l};
  padding-block-start: ${space.l};
  border-block-start: 1px solid ${color.border};

  h3,
  h4,
  h5,
  h6 {
    margin: 0 0 ${space.s};
    font: 600 ${size.m} / 1.3 ${font.body};
  }
`

export const plain = css`
  font-style: normal;
`

export const facts = css`
  display: grid;
  gap: ${space.m};
  margin: 0;

  dt {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.s};
    font-weight: 600;
  }

  dt bdi {
    color: ${color.muted};
    font-weight: 400;
  }

  dd {
    margin: 0;
  }
`

export const list = css`
  display: grid;
  gap: ${space.s} ${space.l};
  margin: 0;
  padding-inline-start: 1.25em;

  ${from.s} {
    grid-template-columns: 1fr 1fr;
  }
`

export const failed = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
  margin-block: ${space.m};
  padding: ${space.m};
  border: 1px solid ${color.danger};
  border-radius: ${radius.m};
  color: ${color.danger};

  p {
    flex: 1 1 12rem;
    margin: 0;
  }
`

export const skeletons = css`
  display: grid;
  gap: ${space.m};
  margin-block-start: ${space.l};
`

export const skeleton = css`
  display: block;
  block-size: 4rem;
  border-radius: ${radius.s};
  background: ${color.skeleton};

  &[data-part='icon'] {
    inline-size: 40px;
    block-size: 40px;
  }

  &[data-part='name'] {
    inline-size: min(16rem, 60%);
    block-size: 1.5rem;
  }
`
