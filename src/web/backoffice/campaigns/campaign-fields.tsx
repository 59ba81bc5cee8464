import type { StaffCampaign } from '#contract/staff-campaigns';
import { useStaffText } from '#i18n/react';
import { languageNames } from '../../site/offered-languages.ts';
import { SelectField, TextField } from '../../ui/inputs.tsx';
import type { CampaignData } from './campaign-page.tsx';
import { fieldName } from './campaign-values.ts';

type HeadlineFieldsProps = {
  shown: Partial<StaffCampaign['variants'][number]> | undefined;
  /** The number of the variant; left out for the campaign itself. */
  variant?: number;
  data: Pick<CampaignData, 'languages' | 'pictures'>;
  errorOf: (field: string) => string | null;
};

/** What a campaign or a variant of it says and shows. Empty fields are those of the campaign or the landing page. */
export function HeadlineFields({ shown, variant, data, errorOf }: HeadlineFieldsProps) {
  const t = useStaffText();
  const isVariant = variant !== undefined;
  const path = isVariant ? `campaign.variants.${variant}` : 'campaign';
  return (
    <>
      {isVariant && (
        <TextField
          label={t('staff_campaigns.variant_name')}
          hint={t('staff_campaigns.variant_hint')}
          name={fieldName('name', variant)}
          maxLength={12}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          defaultValue={shown?.name ?? ''}
          error={errorOf(`${path}.name`)}
        />
      )}
      {data.languages.map((language, index) => (
        <TextField
          key={language}
          label={t('staff_campaigns.headline', { language: languageNames[language] })}
          hint={index === 0 ? t('staff_campaigns.headline_hint') : undefined}
          name={fieldName(`headline-${language}`, variant)}
          lang={language}
          maxLength={80}
          autoComplete="off"
          defaultValue={shown?.headline?.[language] ?? ''}
          error={errorOf(`${path}.headline.${language}`) ?? errorOf(`${path}.headline`)}
        />
      ))}
      <SelectField
        label={t('staff_campaigns.picture')}
        name={fieldName('picture', variant)}
        none={t('staff_campaigns.own_picture')}
        defaultValue={shown?.picture ?? ''}
        options={data.pictures.map(value => ({ value, name: value }))}
        error={isVariant ? null : errorOf('campaign.picture')}
      />
    </>
  );
}
