import { discFrame, ruledCut, spiralCut, type PlateFrame, type Polarity } from '@podium/ui/press/cuts';
import { inDisc, tonesOf, type Light } from '@podium/ui/press/photograph';
import { ruledPath } from '@podium/ui/press/ruled';
import { spiralPath } from '@podium/ui/press/spiral';
import { ground } from '@podium/ui/theme/fields.css';
import { space } from '@podium/ui/theme/scale.css';

export interface PlateFigures {
  /** One single line from the middle outwards, or level lines. */
  method: 'spiral' | 'ruled';
  /** Turns of the spiral, or level lines. More of them carry finer detail, and weigh more. */
  lines: number;
  /** Where the light comes from, in degrees: 0 from the right, 90 from above. */
  light: number;
}

/** A plate cut by hand: a ball in the light, in dark line for paper and in light line for dark grounds. */
export function PlateByHand(figures: PlateFigures) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' }}>
      {(['positive', 'negative'] as const).map((polarity) => {
        const { path, x = 0, y = 0, width, height } = cut(figures, polarity);
        return (
          <div
            key={polarity}
            className={ground[polarity === 'positive' ? 'paper' : 'deep']}
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

function cut({ method, lines, light }: PlateFigures, polarity: Polarity): PlateFrame & { path: string } {
  const ball = ballIn((light * Math.PI) / 180);
  if (method === 'spiral') {
    const spiral = { ...spiralCut('fine', polarity), turns: lines };
    return { path: spiralPath(tonesOf(inDisc(ball))[polarity], spiral), ...discFrame(spiral.radius) };
  }
  const ruled = ruledCut(lines, 1, polarity);
  return { path: ruledPath(tonesOf(ball)[polarity], ruled), width: ruled.width, height: ruled.height };
}

/** Radius of the ball, as a share of the picture's width, and the light on the wall behind it. */
const radius = 0.34;
const wall = 0.35;

/** The light of a ball before a wall, lit from `angle`, in radians, and a little from the front. */
function ballIn(angle: number): Light {
  return (x, y) => {
    const [across, up] = [(x - 0.5) / radius, (0.5 - y) / radius];
    const towards = 1 - across ** 2 - up ** 2;
    if (towards < 0) return wall;
    const lit = 0.8 * (across * Math.cos(angle) + up * Math.sin(angle)) + 0.6 * Math.sqrt(towards);
    return Math.max(0.04, lit);
  };
}
