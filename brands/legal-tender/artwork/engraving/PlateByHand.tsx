import { discFrame, ruledSettings, spiralSettings, type PlateFrame, type Polarity } from './plateSizes.ts';
import { inDisc, tonesOf, type Light } from './photograph.ts';
import { ruledPath } from './ruled.ts';
import { spiralPath } from './spiral.ts';
import { surface } from '@podium/ui/theme/surface.css';
import { space } from '@podium/ui/theme/scale.css';

export interface PlateFigures {
  /** A single spiral from the centre, or horizontal lines. */
  method: 'spiral' | 'ruled';
  /** Number of turns or lines. More of them show finer detail and make a larger file. */
  lines: number;
  /** Direction of the light, in degrees: 0 from the right, 90 from above. */
  light: number;
}

/** A sample plate: a lit ball, in dark lines for light surfaces and in light lines for dark surfaces. */
export function PlateByHand(figures: PlateFigures) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' }}>
      {(['positive', 'negative'] as const).map((polarity) => {
        const { path, x = 0, y = 0, width, height } = engrave(figures, polarity);
        return (
          <div
            key={polarity}
            className={surface[polarity === 'positive' ? 'page' : 'inverse']}
            style={{ padding: space.s6 }}
          >
            <svg viewBox={`${x} ${y} ${width} ${height}`} fill="currentColor" aria-hidden="true">
              <path d={path} />
            </svg>
          </div>
        );
      })}
    </div>
  );
}

function engrave({ method, lines, light }: PlateFigures, polarity: Polarity): PlateFrame & { path: string } {
  const ball = ballIn((light * Math.PI) / 180);
  if (method === 'spiral') {
    const spiral = { ...spiralSettings('fine', polarity), turns: lines };
    return { path: spiralPath(tonesOf(inDisc(ball))[polarity], spiral), ...discFrame(spiral.radius) };
  }
  const ruled = ruledSettings(lines, 1, polarity);
  return { path: ruledPath(tonesOf(ball)[polarity], ruled), width: ruled.width, height: ruled.height };
}

/** Radius of the ball, as a share of the picture's width, and the brightness of the wall behind it. */
const radius = 0.34;
const wall = 0.35;

/** Brightness of a ball in front of a wall, lit from `angle` (radians) and slightly from the front. */
function ballIn(angle: number): Light {
  return (x, y) => {
    const [across, up] = [(x - 0.5) / radius, (0.5 - y) / radius];
    const towards = 1 - across ** 2 - up ** 2;
    if (towards < 0) return wall;
    const lit = 0.8 * (across * Math.cos(angle) + up * Math.sin(angle)) + 0.6 * Math.sqrt(towards);
    return Math.max(0.04, lit);
  };
}
