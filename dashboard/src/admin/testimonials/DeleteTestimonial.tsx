import type { Testimonial } from '@daybook/schema/contract/admin/testimonials';
import { callAdmin } from '../../api/admin.ts';
import { DELETING } from '../../ui/interface-texts.ts';
import { ChangeQuestion } from '../ChangeQuestion.tsx';
import {
  DELETE_TESTIMONIAL,
  DELETE_TESTIMONIAL_CONSEQUENCE,
  deleteTestimonialQuestion,
  KEEP_TESTIMONIAL,
  TESTIMONIAL_DELETE_FAILED,
  TESTIMONIAL_DELETED,
} from './testimonials-texts.ts';

interface DeleteTestimonialProps {
  testimonial: Testimonial;
  onClose: () => void;
}

export function DeleteTestimonial({ testimonial: { id, name }, onClose }: DeleteTestimonialProps) {
  return (
    <ChangeQuestion
      title={deleteTestimonialQuestion(name)}
      confirmText={DELETE_TESTIMONIAL}
      workingText={DELETING}
      keepText={KEEP_TESTIMONIAL}
      change={() => callAdmin('deleteTestimonial', { params: { testimonialId: String(id) } })}
      done={TESTIMONIAL_DELETED}
      failed={TESTIMONIAL_DELETE_FAILED}
      onClose={onClose}
    >
      {DELETE_TESTIMONIAL_CONSEQUENCE}
    </ChangeQuestion>
  );
}
