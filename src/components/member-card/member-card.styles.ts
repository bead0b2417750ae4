import { css } from '@linaria/core'
import { color, font, forcedColors, radius, size, space } from '../../ui/tokens'

/** The tier colours the edge only, so that the text keeps the page's contrast. */
export const card = css`
  --tier: ${color.borderStrong};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  min-block-size: 96px;
  padding: ${space.m} ${space.l};
  border: 1px solid ${color.border};
  border-inline-start: 6px solid var(--tier);
  border-radius: ${radius.m};
  background: linear-gradient(
      100deg,
      color-mix(in oklab, var(--tier) 14%, transparent),
      transparent 60%
    )
    ${color.surface};

  &[data-tier='silver'] {
    --tier: #8d99a6;
  }

  &[data-tier='gold'] {
    --tier: #c0922e;
  }

  &[data-tier='platinum'] {
    --tier: #5f7f95;
  }

  &[data-tier='titanium'] {
    --tier: #6b5b7b;
  }

  &[data-tier='ambassador'] {
    --tier: ${color.brand};
  }

  ${forcedColors} {
    background: Canvas;
  }
`

export const name = css`
  margin: 0;
  font: ${font.displayWeight} ${size.l} / 1.3 ${font.display};
  overflow-wrap: anywhere;
`

export const tier = css`
  margin: 0;
  color: ${color.muted};
  font-size: ${size.s};
  font-weight: 600;
`

export const counts = css`
  display: grid;
  margin: 0;
  font-size: ${size.s};

  > :first-child {
    font-size: ${size.m};
    font-weight: 600;
  }
`

export const manage = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: ${color.accent};
  font-weight: 600;
  text-underline-offset: 0.35em;

  &:hover {
    color: ${color.accentStrong};
  }
`

export const skeleton = css`
  block-size: 96px;
  border-radius: ${radius.m};
  background: ${color.skeleton};
`
