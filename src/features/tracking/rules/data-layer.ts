import { type PerformanceLabel, performanceLabel } from '../../leads/rules/performance-label.ts';

/** What the tag manager is told (spec section 7). No personal data. */
export type DataLayerEvent =
  | {
      readonly event: 'whatsapp_redirect';
      readonly source: string;
      readonly service?: string;
      readonly car?: string;
      readonly price?: string;
    }
  | {
      readonly event: 'mobile_capture_performance';
      readonly duration_ms: number;
      readonly performance: PerformanceLabel;
    };

/** How long capturing a number took, in ms, with its label. */
export const mobileCapturePerformance = (durationMs: number): DataLayerEvent => ({
  event: 'mobile_capture_performance',
  duration_ms: Math.round(durationMs),
  performance: performanceLabel(durationMs),
});
