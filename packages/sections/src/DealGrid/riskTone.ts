/** The badge of a risk: red for High, warning for Medium-High, green otherwise (specification §2). */
export type RiskTone = 'bad' | 'warn' | 'ok';

export function riskTone(riskLevel: string): RiskTone {
  if (riskLevel === 'High') return 'bad';
  return riskLevel === 'Medium-High' ? 'warn' : 'ok';
}
